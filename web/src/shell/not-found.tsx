import { useMessages } from '../messages/messages.tsx';

export function NotFound() {
  const { format } = useMessages();
  return (
    <section className="card narrow">
      <h1>{format('notFound.title')}</h1>
      <p>{format('notFound.text')}</p>
    </section>
  );
}
