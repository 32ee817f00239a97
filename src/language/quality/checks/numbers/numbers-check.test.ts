import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSegments } from '../../check-segments.ts';

function checksOf(languages: string, source: string, target: string): readonly string[] {
  const [from = '', into = ''] = languages.split(' ');
  const [evaluated] = checkSegments([{ source, target }], { source: from, target: into }, {}, 'checks');
  return (evaluated?.findings ?? []).map(({ check, subType }) => `${check.replace('checks.', '')}: ${subType}`);
}

const same: readonly (readonly [languages: string, source: string, target: string])[] = [
  ['en de', 'It has 1,234,567 parts.', 'Es hat 1.234.567 Teile.'],
  ['en fr', 'It has 12,500 parts.', 'Il a 12 500 pièces.'],
  ['en de', 'About 2.3 million people live here.', 'Hier leben etwa 2,3 Millionen Menschen.'],
  ['en ja', 'About 2.3 million people live here.', 'ここには約230万人が住んでいます。'],
  ['en es', 'It cost 3 billion dollars.', 'Costó 3 mil millones de dólares.'],
  ['en de', 'In the 1970s she was thirty-five.', 'In den 70ern war sie 35.'],
  ['en fr', 'In the 20th century there were twenty-one of them.', 'Au XXe siècle, il y en avait 21.'],
  ['en fr', 'There were 95 of them.', 'Il y en avait quatre-vingt-quinze.'],
  ['en de', 'It was 110 years and 200 days ago.', 'Es ist hundertzehn Jahre und zweihundert Tage her.'],
  ['en de', 'Come at 3:30 p.m.', 'Kommen Sie um 15.30 Uhr.'],
  ['en ru', 'It lasted two decades.', 'Это длилось 20 лет.'],
  ['en fr', 'It is 90 °F outside.', 'Il fait 32 °C dehors.'],
  ['en de', 'It weighs 10 pounds.', 'Es wiegt 4,5 Kilogramm.'],
  ['en de', 'On 12/11/2024 it rained.', 'Am 12.11.2024 regnete es.'],
  ['ar en', 'لديها ٤٥ كتابا', 'She has 45 books'],
  ['en de', 'See version 2.4.1 of CO2.', 'Siehe Version 2.4.1 von CO2.'],
  ['en de', 'It covers 30 km2 of land.', 'Es umfasst 30 Quadratkilometer Land.'],
  ['en de', 'The planet Mars may be red.', 'Der Planet Mars ist vielleicht rot.'],
];

const wrong: readonly (readonly [languages: string, source: string, target: string, found: string])[] = [
  ['en de', 'It has 1,234,567 parts.', 'Es hat 1.234.576 Teile.', 'numbers: Mistranslation'],
  ['en ja', 'About 2.3 million people live here.', 'ここには約320万人が住んでいます。', 'numbers: Mistranslation'],
  ['en de', 'It costs 12.50 euros.', 'Es kostet 125 Euro.', 'numbers: Mistranslation'],
  ['en de', 'There are 40 rooms.', 'Es gibt Zimmer.', 'numbers: Omission'],
  ['en de', 'There are rooms.', 'Es gibt 40 Zimmer.', 'numbers: Mistranslation'],
  ['en fr', 'She waited nine hours.', 'Elle a attendu huit heures.', 'numbers: Mistranslation'],
  ['en de', 'She waited 9 hours.', 'Sie wartete 9 Tage.', 'units: Mistranslation'],
  ['en de', 'It is 40 miles away.', 'Es ist 40 km entfernt.', 'units: Mistranslation'],
  ['en pl', 'It opens in December.', 'Otwiera się w listopadzie.', 'months: Mistranslation'],
  ['en de', 'From May to July', 'Von Mai bis Juni', 'months: Mistranslation'],
];

describe('numbers of a translation', () => {
  for (const [languages, source, target] of same)
    it(`are the same in ${JSON.stringify(source)} and ${JSON.stringify(target)}`, () => {
      assert.deepEqual(checksOf(languages, source, target), []);
    });

  for (const [languages, source, target, found] of wrong)
    it(`differ in ${JSON.stringify(source)} and ${JSON.stringify(target)}`, () => {
      assert.deepEqual(checksOf(languages, source, target), [found]);
    });
});
