import { expect, test } from 'vitest';
import { jobsFor } from './jobs.ts';
import type { Job } from './site.ts';

const areas = [{ name: 'Ringmer', path: '/areas/ringmer' }];
const job = { month: '2026-09', problem: 'No heat', done: 'We changed a valve.', hours: 2 };
const jobs: Job[] = [
  { ...job, name: 'in-the-main-town', town: 'Lewes' },
  { ...job, name: 'in-an-area', town: 'Ringmer' },
  { ...job, name: 'on-a-page-of-choice', town: 'Lewes', pages: ['/power-flushing'] },
];

test.each([
  ['/services', ['in-the-main-town']],
  ['/areas/ringmer', ['in-an-area']],
  ['/power-flushing', ['on-a-page-of-choice']],
])(
  '%s shows the jobs of its town, those that name it and, on Services, those that no other page would show',
  (path, names) => {
    expect(jobsFor({ areas, jobs }, path).map(({ name }) => name)).toEqual(names);
  },
);
