// First: the styles of components overrule it.
import './design/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadMessages } from './messages/messages.tsx';
import { preferredLanguage } from './messages/ui-languages.ts';

const container = document.getElementById('app');
if (container === null) throw new Error('The page lacks its container.');

const messages = await loadMessages(preferredLanguage());
createRoot(container).render(<App initialMessages={messages} />);
