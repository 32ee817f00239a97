/** `dragoman memories --help`. */
export const memoriesHelp = `Imports TMX files into a running server, each as a translation memory.

Usage: dragoman memories import FILE... [options]

  --name NAME          Name of the memory. Without it, that of the file. For one file only.
  -f, --from LANGUAGE  Source language, where the file leaves it open (srclang="*all*").
  --server URL         The server. Without it, the one that the configuration here starts.
  --key KEY            Key of the server. Without it, DRAGOMAN_API_KEY.

A file is read while it is sent, so it may be of any size that the server takes. A memory is there whole or not at all:
Ctrl-C leaves nothing of it. When the server has too many imports under way, the command waits.

Exit code: 0 done, 1 something could not be imported, 2 the command line is wrong, 130 stopped by Ctrl-C.
`;
