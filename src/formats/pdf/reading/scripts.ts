/** A text that begins with a letter or a mark of a script whose words follow each other without spaces: Chinese and Japanese. */
export const closelySet = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
