/** What is said of the files of these names in `hostile/`, whatever kind of Office document the filter reads. */
export const officeRefusals: readonly (readonly [name: string, reason: RegExp])[] = [
  ['password', /it is protected with a password\. Remove the password and send it again\./],
  ['before-2007', /it is in an older binary format, or protected\. Save it in the format of its extension\./],
  ['text', /it is not a ZIP archive|a file of another kind/],
  ['cut-off', /its end is missing|it is cut off/],
  ['empty', /it is empty or cut off\./],
  ['plain-zip', /not an Office document\./],
  ['opendocument', /it is an OpenDocument file \(odt, ods or odp\), not an Office document\./],
  ['no-main-part', /it does not define where its text begins\./],
  ['path', /the name of one of its files leads out of the archive\./],
  ['bomb', /larger than .* once it is unpacked/],
  ['billion-laughs', /it has a document type declaration, which is not allowed in it/],
  ['external-entity', /it has a document type declaration, which is not allowed in it/],
  ['deep', /larger than 100 nested elements/],
];
