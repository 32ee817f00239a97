import { useMessages } from '../messages/messages.tsx';
import './usage-bar.css';

/** From here on, people get a notice by mail as well. */
const nearlyUsed = 0.8;

/** What is used of a limit, as a bar and in words: colour alone says nothing. */
export function UsageBar({ name, used, limit }: { name: string; used: number; limit: number }) {
  const { format } = useMessages();
  const share = limit === 0 ? 1 : used / limit;
  const state = share >= 1 ? 'full' : share >= nearlyUsed ? 'near' : 'free';
  const words = format('usage.ofLimit', { used, limit, percent: Math.floor(share * 100) });
  return (
    <div className="usage-bar">
      <span>
        {`${name}: ${words}`}
        {state !== 'free' && <strong>{` ${format(`usage.state.${state}`)}`}</strong>}
      </span>
      <meter
        aria-label={name}
        aria-valuetext={words}
        max={1}
        high={nearlyUsed}
        optimum={0}
        value={Math.min(share, 1)}
      />
    </div>
  );
}
