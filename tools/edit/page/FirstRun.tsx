import { useEffect, useRef, useState } from 'react';
import type { Answers, AskedQuestion } from '../../setup/questionnaire.ts';
import type { FirstAnswer } from '../first-run.ts';
import { ask, onFailure, showNewSite } from './api.ts';

const kept = 'answers';

/** Asks the owner for the facts of a new firm, one question after the other, and creates the firm's folder. */
export function FirstRun() {
  const [answers, setAnswers] = useState<Answers>(() => JSON.parse(localStorage.getItem(kept) ?? '{}'));
  const [questions, setQuestions] = useState<AskedQuestion[]>([]);
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [meaning, setMeaning] = useState('');
  const [isMaking, setMaking] = useState(false);
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const question = questions[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, since each later request in `answer` returns the questions too
  useEffect(() => {
    ask<FirstAnswer>('questions', answers).then(({ questions }) => {
      setQuestions(questions);
      const first = questions.findIndex(({ name }) => answers[name] === undefined);
      setAt(first < 0 ? questions.length : first);
    });
  }, []);
  useEffect(() => onFailure(setProblem), []);
  useEffect(() => {
    if (!question) return;
    const { name, offered, kind, choices = [] } = question;
    const words = answers[name] ?? offered;
    setTyped(kind === 'some' ? ticked(choices, (value) => itemsIn(words).includes(value)) : words);
    box.current?.focus();
  }, [question, answers]);
  // Shows what is typed as the site will understand it, once the owner pauses.
  useEffect(() => {
    setMeaning('');
    if (!question || !typed.trim()) return;
    const isTyped = { current: true };
    const timer = setTimeout(async () => {
      const asked = await ask<FirstAnswer>('questions', { ...answers, [question.name]: typed }, question.name);
      if (isTyped.current) setMeaning(asked.meaning ?? '');
    }, 300);
    return () => {
      isTyped.current = false;
      clearTimeout(timer);
    };
  }, [question, answers, typed]);

  async function answer(words: string): Promise<void> {
    if (!question) return;
    const next = { ...answers, [question.name]: words };
    const { questions: now, problem: wrong } = await ask<FirstAnswer>('questions', next, question.name);
    if (wrong) {
      setProblem(wrong);
      box.current?.focus();
      return;
    }
    localStorage.setItem(kept, JSON.stringify(next));
    setProblem('');
    setAnswers(next);
    setQuestions(now);
    setAt(at + 1);
  }
  async function make(): Promise<void> {
    setMaking(true);
    try {
      const { problems } = await ask<{ problems: Record<string, string> }>('make', answers);
      const [wrong] = Object.keys(problems);
      if (wrong) {
        setProblem(problems[wrong] ?? '');
        setAt(questions.findIndex(({ name }) => name === wrong));
        return;
      }
      localStorage.removeItem(kept);
      await showNewSite();
    } finally {
      setMaking(false);
    }
  }

  const shared = {
    id: 'answer',
    ref: box,
    'aria-invalid': problem !== '',
    'aria-describedby': 'answer-help answer-meaning answer-problem',
    value: typed,
  };
  return (
    <main className="first-run">
      <h1>Your site</h1>
      <p>
        This program makes the site of a firm that does plumbing, heating and power flushing. Your answers are kept when
        you close this page, and you can change each of them later.
      </p>
      {questions.length > 0 && (
        <label className="progress">
          {at < questions.length ? `Question ${at + 1} of about ${questions.length}` : 'All questions are answered'}
          <progress max={questions.length} value={at} />
        </label>
      )}
      {question ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            answer(typed);
          }}
        >
          <h2>{question.kind === 'some' ? question.message : <label htmlFor="answer">{question.message}</label>}</h2>
          <p id="answer-help">{whenEmpty(question)}</p>
          <Answer question={question} typed={typed} setTyped={setTyped} shared={shared} />
          <p id="answer-meaning" role="status">
            {meaning && `This means: ${meaning}`}
          </p>
          <p id="answer-problem" role="alert" className="problem">
            {problem}
          </p>
          <div className="row">
            <button type="submit" className="main">
              Next
            </button>
            {at > 0 && (
              <button
                type="button"
                onClick={() => {
                  setProblem('');
                  setAt(at - 1);
                }}
              >
                Back
              </button>
            )}
          </div>
        </form>
      ) : (
        <>
          {questions.length > 0 && (
            <>
              <h2>Thank you</h2>
              <p>Your site can be made now. You can change everything afterwards.</p>
              <button type="button" className="main" disabled={isMaking} onClick={() => make()}>
                {isMaking ? 'Your site is being made…' : 'Make my site'}
              </button>{' '}
              <button type="button" onClick={() => setAt(questions.length - 1)}>
                Back
              </button>
            </>
          )}
          <p role="alert" className="problem">
            {problem}
          </p>
        </>
      )}
    </main>
  );
}

/**
 * Says when an answer may be empty; `none` is the condition. Undefined for a required answer, and for a menu, from which the owner chooses
 * one answer. Without a condition, also undefined for checkboxes and for answers that the law asks for.
 */
function whenEmpty({ isOptional, kind, law, none }: AskedQuestion): string | undefined {
  if (kind === 'some') return none && `Choose nothing ${none}.`;
  if (!isOptional || kind === 'one') return undefined;
  if (law) return none && `Leave this empty only ${none}.`;
  return `You may leave this empty${none ? ` ${none}` : ''}.`;
}

const itemsIn = (typed: string) => typed.split(/\s*,\s*/).filter(Boolean);
/** The chosen choices as an answer. A choice that the question no longer has, because an earlier answer was changed, isn't in it. */
function ticked(choices: NonNullable<AskedQuestion['choices']>, isChosen: (value: string) => boolean): string {
  return choices
    .map(({ value }) => value)
    .filter(isChosen)
    .join(', ');
}

interface AnswerProps {
  question: AskedQuestion;
  typed: string;
  setTyped: (typed: string) => void;
  shared: object;
}

/** The input in which a question is answered. */
function Answer({ question: { kind, message, choices = [] }, typed, setTyped, shared }: AnswerProps) {
  const onChange = (event: { target: { value: string } }) => setTyped(event.target.value);
  if (kind === 'lines') return <textarea {...shared} rows={4} onChange={onChange} />;
  if (kind === 'one')
    return (
      <select {...shared} onChange={onChange}>
        {[
          ...(choices.some(({ value }) => value === typed) ? [] : [{ value: typed, label: 'Please choose' }]),
          ...choices,
        ].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  if (kind !== 'some') return <input {...shared} autoComplete="off" onChange={onChange} />;
  const chosen = itemsIn(typed);
  return (
    <fieldset>
      <legend className="hidden">{message}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value} className="choice">
          <input
            id={index === 0 ? 'answer' : undefined}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              setTyped(ticked(choices, (each) => (each === value ? target.checked : chosen.includes(each))))
            }
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
