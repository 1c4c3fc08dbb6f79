import { figure, text } from './markup.ts';
import type { SharedPage, SharedPicture } from './shared-site.ts';

/**
 * A link to a page as Facebook, LinkedIn and iMessage show it. Each cuts in a way of its own: here as in the narrowest, with two
 * lines for a title and one for a description.
 * @param missing pictures that aren't there
 */
export function wideCard({ address, shared }: SharedPage, missing: ReadonlySet<string>): string {
  const words = `<small>${text(address.host)}</small><b>${text(shared.title)}</b><span>${text(shared.description)}</span>`;
  return figure(
    'Shared link, wide card',
    `<div class="card">${pictureOf(shared.picture, missing)}<p>${words}</p></div>`,
  );
}

/**
 * The same in a message, with the middle of its picture, as in WhatsApp.
 * @param missing pictures that aren't there
 */
export function smallSquare({ address, shared }: SharedPage, missing: ReadonlySet<string>): string {
  const words = `<b>${text(shared.title)}</b><span>${text(shared.description)}</span><small>${text(address.host)}</small>`;
  const card = `<div class="card">${pictureOf(shared.picture, missing)}<p>${words}</p></div>`;
  return figure('Shared link, small square', `<div class="chat"><div>${card}<u>${text(address.href)}</u></div></div>`);
}

function pictureOf(picture: SharedPicture | undefined, missing: ReadonlySet<string>): string {
  if (!picture || missing.has(picture.path)) return '<i>No picture</i>';
  return `<img src=".${text(picture.path)}" alt="${text(picture.alt)}" loading="lazy">`;
}
