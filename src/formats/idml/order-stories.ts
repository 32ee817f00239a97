import type { TextFrame } from './text-frames.ts';

export interface StoryFrames {
  /** Id of the story. */
  readonly id: string;
  /** Those anchored in it. */
  readonly frames: readonly TextFrame[];
}

export interface StoryOrder<Story> {
  /** As readers come to them. */
  readonly shown: readonly Story[];
  readonly hidden: readonly Story[];
}

/**
 * Stories in the order of their first frames, each before those of the frames that are anchored in it; stories without a
 * frame last. What has only hidden frames is hidden.
 */
export function orderStories<Story extends StoryFrames>(
  stories: readonly Story[],
  frames: readonly TextFrame[],
): StoryOrder<Story> {
  const byId = new Map(stories.map((story) => [story.id, story]));
  const shownIds = findShown(stories, frames);
  const ordered = new Set<Story>();
  const addStory = (start: Story): void => {
    const waiting = [start];
    for (let story = waiting.pop(); story !== undefined; story = waiting.pop()) {
      if (ordered.has(story)) continue;
      ordered.add(story);
      for (const { story: id } of [...story.frames].reverse()) {
        const anchored = byId.get(id);
        if (anchored !== undefined) waiting.push(anchored);
      }
    }
  };
  // What flows on from an earlier frame has its place there, wherever that is.
  for (const isFirst of [true, false]) {
    for (const frame of frames) {
      const story = frame.isFirst === isFirst ? byId.get(frame.story) : undefined;
      if (story !== undefined) addStory(story);
    }
  }
  for (const story of stories) addStory(story);
  const all = [...ordered];
  return { shown: all.filter(({ id }) => shownIds.has(id)), hidden: all.filter(({ id }) => !shownIds.has(id)) };
}

/** The ids of stories with a frame that is shown, in the layout or in such a story, and of those without any frame. */
function findShown(stories: readonly StoryFrames[], frames: readonly TextFrame[]): ReadonlySet<string> {
  const inLayout = new Set(frames.map(({ story }) => story));
  const anchored = new Set(stories.flatMap((story) => story.frames.map((frame) => frame.story)));
  const byId = new Map(stories.map((story) => [story.id, story]));
  const shown = new Set<string>();
  const waiting: string[] = frames.filter(({ isHidden }) => !isHidden).map(({ story }) => story);
  for (const { id } of stories) if (!inLayout.has(id) && !anchored.has(id)) waiting.push(id);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (shown.has(id)) continue;
    shown.add(id);
    for (const frame of byId.get(id)?.frames ?? []) if (!frame.isHidden) waiting.push(frame.story);
  }
  return shown;
}
