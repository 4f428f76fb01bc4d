import { register } from 'tsx/esm/api';

// `--import tsx` alone does not reach the threads of older Node versions, unless what they load can be required: a module that
// awaits something cannot.
register();
