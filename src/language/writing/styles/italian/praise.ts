/** Praise that becomes stronger by the word for `very`; nothing where somebody denies or doubts. */
const praised =
  'bello|bella|belli|belle buono|buona|buoni|buone divertente|divertenti utile|utili leggero|leggera|leggeri|leggere silenzioso|silenziosa|silenziosi|silenziose luminoso|luminosa|luminosi|luminose comodo|comoda|comodi|comode pratico|pratica|pratici|pratiche veloce|veloci rapido|rapida|rapidi|rapide chiaro|chiara|chiari|chiare moderno|moderna|moderni|moderne elegante|eleganti affidabile|affidabili simpatico|simpatica|simpatici|simpatiche gentile|gentili bravo|brava|bravi|brave fresco|fresca|freschi|fresche conveniente|convenienti efficace|efficaci potente|potenti resistente|resistenti interessante|interessanti importante|importanti facile|facili grande|grandi accogliente|accoglienti professionale|professionali disponibile|disponibili prezioso|preziosa|preziosi|preziose completo|completa|completi|complete';
export const praise = (very: string, ...refused: readonly string[]): string =>
  praised
    .split(' ')
    .map(
      (forms) =>
        `(~@not) (~se) (è|sono|era|erano|stato|stata|stati|state|trovato|trovata|sembra|sia) ${forms} (~${['troppo', ...refused].join('|')}) -> ${very} ${forms}`,
    )
    .join('\n');
