import { useEffect, useRef, useState } from 'react';
import type { Preview } from './preview.ts';

interface Props {
  title: string;
  path: string;
  isPhone: boolean;
  preview: Preview;
  /** Called again and again, since a page can be pressed before its last picture has come. */
  onLoad: () => void;
}

/** Pixels across of the screens on which the page is shown. */
const widths = { phone: 390, laptop: 1280 };

/** A page of the site as a screen of that width shows it, made smaller where there is less room. */
export function Screen({ title, path, isPhone, preview, onLoad }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const load = useRef(onLoad);
  load.current = onLoad;
  useEffect(() => {
    const timer = setInterval(() => load.current(), 200);
    return () => clearInterval(timer);
  }, []);
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
        onLoad={onLoad}
      />
    </div>
  );
}
