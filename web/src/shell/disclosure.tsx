import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface DisclosureProps {
  /** Beside `disclosure`, for what differs by width. */
  readonly className: string;
  /** What the button says. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/**
 * A button of the header and what it shows below. Escape closes it and gives the focus back; a click or the focus elsewhere closes it;
 * a link that opens another page of the console closes it and leads into that page.
 */
export function Disclosure({ className, label, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const isInside = ({ target }: Event) => target instanceof Node && whole.current?.contains(target) === true;
    const close = (next: HTMLElement | null): void => {
      setOpen(false);
      next?.focus();
    };
    const on = <Name extends 'pointerdown' | 'focusin' | 'keydown' | 'click'>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal: listening.signal });
    on('pointerdown', (event) => !isInside(event) && close(null));
    on('focusin', (event) => !isInside(event) && close(null));
    on('keydown', ({ key }) => key === 'Escape' && close(opener.current));
    on('click', (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isLink && isInside(event) && event.defaultPrevented) close(document.getElementById('main'));
    });
    return () => listening.abort();
  }, [isOpen]);
  return (
    <div ref={whole} className={`disclosure ${className}`} data-open={isOpen || undefined}>
      <button
        ref={opener}
        type="button"
        className="opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className="panel">
        {children}
      </div>
    </div>
  );
}
