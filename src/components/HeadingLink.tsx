import { Typeset } from './Typeset.tsx';

/** Heading of a part of a section, as a link to the page or section that says more about it. */
export const HeadingLink = ({ href, text }: { href: string; text: string }) => (
  <h3>
    <a href={href}>
      <Typeset text={text} />
    </a>
  </h3>
);
