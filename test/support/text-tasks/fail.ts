export function run(): never {
  throw new TypeError('a defect');
}
