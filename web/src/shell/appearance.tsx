import { useId, useState } from 'react';
import { useMessages } from '../messages/messages.tsx';
import { isUiLanguage, uiLanguages } from '../messages/ui-languages.ts';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** Language and light or dark: small lists of the browser, which work everywhere and load nothing. */
export function AppearanceFields() {
  const { format, language, change } = useMessages();
  const id = useId();
  const [theme, setTheme] = useState<Theme>(() => {
    const stored = localStorage.getItem('theme');
    return isTheme(stored) ? stored : 'system';
  });
  return (
    <>
      <div className="setting">
        <label htmlFor={`${id}-language`}>{format('shell.language')}</label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={({ target }) => isUiLanguage(target.value) && change(target.value)}
        >
          {Object.entries(uiLanguages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="setting">
        <label htmlFor={`${id}-theme`}>{format('shell.theme')}</label>
        <select
          id={`${id}-theme`}
          value={theme}
          onChange={({ target }) => {
            if (!isTheme(target.value)) return;
            setTheme(target.value);
            applyTheme(target.value);
          }}
        >
          {themes.map((each) => (
            <option key={each} value={each}>
              {format(`shell.theme.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function applyTheme(theme: Theme): void {
  localStorage.setItem('theme', theme);
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}

const stored = localStorage.getItem('theme');
if (isTheme(stored)) applyTheme(stored);
