import { Component, type ReactNode } from 'react';
import { useMessages } from '../messages/messages.tsx';

/** What a page shows when it cannot be shown, such as one whose files a newer release has replaced: not an empty window. */
export class PageFailure extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Reload /> : this.props.children;
  }
}

function Reload() {
  const { format } = useMessages();
  return (
    <section className="card narrow" role="alert">
      <h1>{format('failure.title')}</h1>
      <p>{format('failure.text')}</p>
      <button type="button" className="primary" onClick={() => location.reload()}>
        {format('failure.reload')}
      </button>
    </section>
  );
}
