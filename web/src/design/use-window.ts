import { type UIEvent, useEffect, useRef, useState } from 'react';

/** Rows beyond those in sight, so that Tab and the wheel find them. */
const margin = 8;

/**
 * Which of many rows of one height are in sight of a scrolling element: only these are in the page, however many there are. With a
 * fixed height this is a division; a library would measure each row.
 */
export function useWindow(count: number, rowHeight: number) {
  const element = useRef<HTMLElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => setView({ top: current.scrollTop, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const first = Math.max(0, Math.min(Math.floor(view.top / rowHeight) - margin, count));
  const end = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + margin);
  return {
    element,
    first,
    end,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) =>
      setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight }),
    /** Brings a row into sight. */
    show(index: number): void {
      const { current } = element;
      if (current === null) return;
      const top = index * rowHeight;
      const inner = current.clientHeight - rowHeight;
      if (top < current.scrollTop) current.scrollTop = top;
      else if (top + rowHeight > current.scrollTop + inner) current.scrollTop = top + 2 * rowHeight - inner;
    },
    /** Makes a row the first in sight. */
    jump(index: number): void {
      if (element.current !== null) element.current.scrollTop = index * rowHeight;
    },
  };
}
