import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stayed the same for so long: a request a pause of typing, not one a letter. Another `turn` takes the
 * value at once: it was not typed.
 */
export function useDelayed<Value>(value: Value, milliseconds: number, turn = 0): Value {
  const [delayed, setDelayed] = useState({ value, turn });
  let latest = delayed;
  if (delayed.turn !== turn) {
    latest = { value, turn };
    // Before the page is drawn: what is typed afterwards waits again.
    setDelayed(latest);
  }
  useEffect(() => {
    const timer = setTimeout(() => setDelayed({ value, turn }), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds, turn]);
  return latest.value;
}
