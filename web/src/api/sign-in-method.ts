const name = 'signInMethod';

/** How somebody signed in here the last time; nothing is kept for keys, which is where it starts. */
export function rememberedMethod(): 'key' | 'password' {
  return localStorage.getItem(name) === 'password' ? 'password' : 'key';
}

export function rememberPassword(): void {
  localStorage.setItem(name, 'password');
}
