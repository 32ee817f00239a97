import { type LocalPage, localizePage, type PageSource } from '../pages/localize-page.ts';

export function run(source: PageSource): LocalPage {
  return localizePage(source);
}
