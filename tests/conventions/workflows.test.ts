import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  'timeout-minutes'?: number;
  env?: Record<string, string>;
  steps: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name): [string, Workflow] => {
  return [name, parse(readFileSync(`${folder}/${name}`, 'utf8'))];
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each(workflows)('the workflow %s', (_, workflow) => {
  const steps = stepsOf(workflow);

  test('may read the repository, and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('uses no action but at a commit, with the version beside it', () => {
    const text = readFileSync(`${folder}/${_}`, 'utf8');
    for (const { uses } of steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
    for (const line of text.match(/uses: .*/g) ?? []) expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
  });

  test('runs only commands that there are, and puts nothing into them that somebody else wrote', () => {
    for (const { run = '' } of steps) {
      expect(run).not.toContain('${{');
      for (const [, name = ''] of run.matchAll(/\bnpm (?:run )?([\w-]+)/g))
        expect(Object.keys(scripts)).toContain(name);
    }
  });

  test('is started by nobody from outside, ends in time, and is alone', () => {
    const known = ['push', 'schedule', 'workflow_dispatch'];
    for (const event of Object.keys(workflow.on)) expect(known).toContain(event);
    for (const job of Object.values(workflow.jobs)) expect(job['timeout-minutes']).toBeLessThanOrEqual(30);
    expect(workflow.concurrency.group).toMatch(/\w/);
  });

  test('does nothing but say so where there is no key to publish with', () => {
    const [said, ...others] = steps;
    expect([said?.if, said?.run]).toEqual(["env.HAS_KEY != 'true'", expect.stringMatching(/^echo "::notice::/)]);
    for (const step of others) expect(step.if).toContain("env.HAS_KEY == 'true'");
  });

  test('gives the key to no step but the one that publishes', () => {
    for (const { run, env = {} } of steps) {
      const secrets = Object.values(env).filter((value) => value.includes('secrets.'));
      expect(secrets.length > 0, run).toBe(run === 'npm run deploy');
    }
  });
});

test('what is published has the dates of all commits', () => {
  const publish = workflows.find(([name]) => name === 'publish.yml')?.[1];
  const checkout = publish && stepsOf(publish).find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with?.['fetch-depth']).toBe(0);
  expect(Object.keys(publish?.on ?? {})).toEqual(['push', 'schedule']);
});
