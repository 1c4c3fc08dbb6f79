import { expect, test } from 'vitest';
import { protectEmails } from './protect-emails.ts';

test('each email, in a link or in text, gets one pair of marks that Cloudflare leaves unchanged', () => {
  expect(
    protectEmails('<p>Write to us@example.com</p><a class="b" href="mailto:us@example.com"><b>us@example.com</b></a>'),
  ).toBe(
    '<p>Write to <!--email_off-->us@example.com<!--/email_off--></p><!--email_off--><a class="b" href="mailto:us@example.com"><b>us@example.com</b></a><!--/email_off-->',
  );
});

test('a page without an email in its text gets no marks', () => {
  const page = '<script type="application/ld+json">{"email":"us@example.com"}</script><p>Ring us @ noon</p>';
  expect(protectEmails(page)).toBe(page);
});
