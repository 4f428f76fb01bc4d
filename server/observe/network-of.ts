import { isIPv4, isIPv6 } from 'node:net';

/** The network an address belongs to: enough to tell two visitors apart, too little to find one. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  if (v4 && isIPv4(address.replace(/^.*:/, ''))) return `${v4[1]}.0/24`;
  return isIPv6(address) ? `${firstHalf(address)}::/64` : '[address]';
}

/** The first four groups of an IPv6 address, written out. */
function firstHalf(address: string): string {
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after === undefined ? [] : after.split(':').filter(Boolean);
  // An IPv4 tail takes the place of two groups.
  const groups = tail.length + (tail.at(-1)?.includes('.') ? 1 : 0);
  const gap = after === undefined ? 0 : 8 - head.length - groups;
  const all = [...head, ...Array.from({ length: gap }, () => '0'), ...tail];
  return all
    .slice(0, 4)
    .map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
