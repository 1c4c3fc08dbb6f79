import { useEffect, useRef, useState } from 'react';
import type { KnownText } from './match.ts';
import type { Pressed, Preview } from './preview.ts';

interface Props {
  title: string;
  path: string;
  isPhone: boolean;
  preview: Preview;
  texts: readonly KnownText[];
  /** Names of the content files whose words the page shows, the page's own file first. */
  files: readonly string[];
  onPress: (pressed: Pressed) => void;
}

/** Widths, in pixels, of the screens on which the page can be shown. */
const widths = { phone: 390, laptop: 1280 };

/** A page of the site as a screen of the chosen width shows it, scaled down if there is less room. */
export function Screen({ title, path, isPhone, preview, texts, files, onPress }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    Object.assign(preview, { texts, files, onPress });
  });
  useEffect(() => {
    // Looks for a new page every 200 ms. The `load` event waits for the last picture, and the owner may press the page before.
    const timer = setInterval(() => preview.listen(), 200);
    return () => clearInterval(timer);
  }, [preview]);
  const width = isPhone ? widths.phone : Math.max(widths.laptop, room.width);
  const scale = Math.min(1, room.width / width);
  return (
    <div className={isPhone ? 'screen phone' : 'screen'} ref={box}>
      <iframe
        title={title}
        src={path}
        style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        ref={(frame) => {
          preview.frame = frame;
        }}
        onLoad={() => preview.listen()}
      />
    </div>
  );
}
