import { type LookupAddress, lookup as askDns } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * A push endpoint is an address that a browser gave us and that our server will call. It must lead out into the
 * open internet: never to this machine or its neighbours, whatever its name resolves to at the moment of the call.
 */

const HIDDEN = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  HIDDEN.addSubnet(net, bits, 'ipv4');
// Inside the one public block of IPv6: protocols that wrap other addresses, and examples.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  HIDDEN.addSubnet(net, bits, 'ipv6');

const PUBLIC_SIX = new BlockList();
PUBLIC_SIX.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the open internet. */
export function isPublic(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !HIDDEN.check(address, 'ipv4');
  return kind === 6 && PUBLIC_SIX.check(address, 'ipv6') && !HIDDEN.check(address, 'ipv6');
}

/** Whether an endpoint looks like that of a push service, before anybody asks what its name resolves to. */
export function isEndpoint(text: string): boolean {
  if (text.length > 1024 || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOutside = isIP(host) === 0 ? /[^.]\.[a-z][a-z0-9-]*\.?$/.test(host) : isPublic(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isOutside;
}

/** Finds all addresses of a name. */
export type Resolver = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const dns: Resolver = (host, done) => askDns(host, { all: true }, done);

/**
 * Resolves a name for one connection, and fails if any of its addresses is not public.
 * Checked here and not before the call, so that a name cannot change its mind in between.
 */
export function publicLookup(resolve: Resolver = dns): LookupFunction {
  return (host, options, done) =>
    resolve(host, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublic(address)))
        return done(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
}
