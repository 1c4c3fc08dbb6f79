import {
  BadgeCheck,
  Bath,
  Clock,
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
  Star,
  Thermometer,
  Users,
  Waves,
} from 'lucide-react';
import type { IconName } from '../facts/content.ts';

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
