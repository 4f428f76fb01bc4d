export const HELP = `Potager, a game house on the web.

Usage
  potager serve [--port N] [--host ADDRESS]    open the house to browsers
  potager --help                               show this
  potager --version                            show the version

Flags of serve
  --port N          port to listen on (default 8080, or the variable PORT; 0 takes any free one)
  --host ADDRESS    address to listen on (default 0.0.0.0, or the variable HOST;
                    127.0.0.1 keeps the house to this machine)`;
