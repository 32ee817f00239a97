/** What an operator types to get packages of Debian and Ubuntu: a server has no right to install them. */
export function installCommand(packages: readonly string[], { root = false } = {}): string {
  return `${root ? '' : 'sudo '}apt-get install --no-install-recommends ${packages.join(' ')}`;
}
