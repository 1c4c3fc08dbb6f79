import {
  BadgeCheck,
  Bath,
  Clock,
  createLucideIcon,
  Droplet,
  Flame,
  Gauge,
  HeartHandshake,
  Heater,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Phone,
  PoundSterling,
  ShieldCheck,
  Sparkles,
  Thermometer,
  Users,
  Waves,
} from 'lucide-react';
import type { IconName } from '../content/schema/shared.ts';

/** The set's own star has round corners, at three times the bytes; this one is on Home's first screen. */
const Star = createLucideIcon('star', [
  ['path', { d: 'M12 2l3 6.5 7 .8-5.2 4.8L18.2 21 12 17.5 5.8 21l1.4-6.9L2 9.3l7-.8z', key: 'star' }],
]);

/** A sign beside words that say the same: hidden from screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} aria-hidden="true" />;
}

const icons: Record<IconName, LucideIcon> = {
  badge: BadgeCheck,
  bath: Bath,
  boiler: Heater,
  chat: MessageCircle,
  clock: Clock,
  drop: Droplet,
  flame: Flame,
  gauge: Gauge,
  heart: HeartHandshake,
  map: MapPin,
  phone: Phone,
  pound: PoundSterling,
  radiator: Thermometer,
  shield: ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  users: Users,
  waves: Waves,
};
