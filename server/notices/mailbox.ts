import { domainToASCII } from 'node:url';

/** Other names of the same post office. */
const SAME: { readonly [domain: string]: string } = { 'googlemail.com': 'gmail.com' };

/**
 * The mailbox behind an address, as limits count it: whatever is added after a plus, dots in the name, capital letters and
 * the way of writing the domain lead to the same one. Two people whose names differ by a dot only share a limit then, which
 * is better than a stranger's letterbox filled by way of spellings.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).normalize('NFKC').toLowerCase().replace(/\+.*$/s, '').replaceAll('.', '');
  const domain = plainDomain(address.slice(at + 1));
  return `${name}@${SAME[domain] ?? domain}`;
}

/** `Bücher.example` as mail servers know it; empty for what is no domain. */
export function plainDomain(domain: string): string {
  return domainToASCII(domain.trim()).toLowerCase().replace(/\.$/, '');
}
