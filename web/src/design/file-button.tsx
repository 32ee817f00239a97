import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';

interface FileButtonProps {
  readonly label: string;
  readonly className: 'primary' | 'secondary';
  /** As in the `accept` of a field for files. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  onFile(file: File): void;
}

/** A button that chooses one file. The same file can be chosen again. */
export function FileButton({ label, className, accept, isDisabled = false, onFile }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className={className} isDisabled={isDisabled} onPress={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        className="hidden"
        type="file"
        tabIndex={-1}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
