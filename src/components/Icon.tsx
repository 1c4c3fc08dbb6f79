import {
  BadgeCheck,
  Bath,
  CalendarDays,
  Clock,
  Droplet,
  Flame,
  Gauge,
  HeartHandshake,
  Heater,
  House,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Phone,
  PoundSterling,
  Quote,
  Search,
  ShieldCheck,
  Sparkles,
  Star,
  Thermometer,
  Users,
  Waves,
  Wrench,
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
  calendar: CalendarDays,
  chat: MessageCircle,
  clock: Clock,
  drop: Droplet,
  flame: Flame,
  gauge: Gauge,
  heart: HeartHandshake,
  home: House,
  leak: Search,
  map: MapPin,
  phone: Phone,
  pound: PoundSterling,
  quote: Quote,
  radiator: Thermometer,
  shield: ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  tools: Wrench,
  users: Users,
  waves: Waves,
};
