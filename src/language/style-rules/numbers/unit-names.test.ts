import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { packTable } from '../../packs/tables.ts';
import { rewrittenLanguages } from '../style-languages.ts';
import { currencies, currencyName, readableNames } from './currency-names.ts';
import { formsOf, namesOfCldr } from './names-of-cldr.ts';
import { unitName, units } from './unit-names.ts';

const unitNamed = (symbol: string, language: string) => {
  const unit = units.find(({ symbols }) => symbols.includes(symbol));
  assert.ok(unit, symbol);
  return unitName(unit, language);
};

describe('names of units and currencies', () => {
  it('come from CLDR where Node has them, and from the pack', () => {
    assert.deepEqual(unitNamed('km/h', 'it'), ['chilometro orario', 'chilometri orari']);
    assert.deepEqual(unitNamed('km²', 'it'), ['chilometro quadrato', 'chilometri quadrati']);
    assert.deepEqual(unitNamed('cm', 'en-AU'), ['centimetre', 'centimetres']);
    assert.deepEqual(unitNamed('m³', 'en-AU'), ['cubic metre', 'cubic metres']);
    assert.deepEqual(unitNamed('cm²', 'zh-TW'), ['平方公分', '平方公分']);
    assert.equal(unitNamed('lb', 'de'), undefined);
    const krona = currencies.find(({ code }) => code === 'SEK');
    assert.ok(krona);
    assert.deepEqual(currencyName(krona, 'en'), ['Swedish krona', 'Swedish kronor']);
    assert.ok(readableNames(krona, 'de').includes('schwedische Kronen'));
  });

  it('are in the pack only where texts have others than CLDR', () => {
    for (const language of rewrittenLanguages) {
      for (const [symbol, name] of Object.entries(packTable(language, 'units', 'names'))) {
        const cldr = units.find(({ symbols }) => symbols[0] === symbol)?.cldr;
        if (cldr === undefined) continue;
        const names = namesOfCldr(language, { style: 'unit', unit: cldr, unitDisplay: 'long' });
        assert.notDeepEqual(formsOf(name), names, `${language} ${symbol}`);
      }
      for (const [currency, name] of Object.entries(packTable(language, 'currencies', 'names'))) {
        const names = namesOfCldr(language, { style: 'currency', currency, currencyDisplay: 'name' });
        assert.notDeepEqual(formsOf(name), names, `${language} ${currency}`);
      }
    }
  });

  it('are there for every unit that has names in CLDR or in another language', () => {
    for (const unit of units) assert.ok(unitName(unit, 'en'), unit.symbols[0]);
  });
});
