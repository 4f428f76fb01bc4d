import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of text in UTF-8, as 64 hexadecimal digits. */
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The hash of these lines, each ended by a line feed. No line may contain one: then no two lists are written alike. */
export const hashLines = (lines: readonly string[]): string => hash(lines.map(line => `${line}\n`).join(''));
