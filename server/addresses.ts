import { networkInterfaces } from 'node:os';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The addresses to type into a browser, this machine's own first. */
export function addresses(
  host: string,
  port: number,
  lan: readonly string[] = lanHosts(),
): readonly string[] {
  const hosts = EVERYWHERE.has(host) ? ['localhost', ...lan] : [host.includes(':') ? `[${host}]` : host];
  return hosts.map(name => `http://${name}:${port}`);
}

/** The IPv4 addresses under which others on the same network reach this machine. */
function lanHosts(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap(entries => entries ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isSelfAssigned(address))
    .map(({ address }) => address);
}

const isSelfAssigned = (address: string) => address.startsWith('169.254.');
