import { type App, listStepDates, TASKS, type TaskId, type TaskInput } from '@atrium/contract';

export const SNIPPET_LANGUAGES = ['curl', 'javascript', 'python'] as const;

export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

/** A snippet contains at most this many rows of a table. */
const SHOWN_ROWS = 20;
/** A snippet contains the last values of a series: this many, or two seasons if these are longer. */
const SHOWN_VALUES = 48;
/** The number of spaces before the input in the JavaScript snippet. */
const INDENT = 2;

/**
 * Returns programs that run an app with its sample input, by language. They read the key from the environment variable
 * `ATRIUM_API_KEY`.
 *
 * @param origin The address of the API, such as `https://atrium.example`.
 */
export function toSnippets(
  origin: string,
  app: Pick<App, 'id' | 'sample'> & { readonly task: TaskId },
): Readonly<Record<SnippetLanguage, string>> {
  const url = `${origin}/v1/apps/${app.id}/invoke`;
  if (TASKS[app.task].input === 'image') return createImageSnippets(url);
  const body = { inputs: toInputs(app.sample?.input ?? createExampleInput(app.task)) };
  return {
    curl: [
      `curl ${url} \\`,
      '  -H "Authorization: Bearer $ATRIUM_API_KEY" \\',
      "  -H 'Content-Type: application/json' \\",
      // A quoted shell text cannot contain its quote: `'\''` ends the text, adds a quote, and starts the text again.
      `  -d '${JSON.stringify(body).replaceAll("'", String.raw`'\''`)}'`,
    ].join('\n'),
    javascript: `const response = await fetch('${url}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.ATRIUM_API_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${indent(toCode(body), INDENT)}),
});
const result = await response.json();
if (!response.ok) throw new Error(result.error.message);
console.log(JSON.stringify(result.outputs));
`,
    // `\u0027` is a quote in JSON. It does not end the Python text around the JSON.
    python: `import json, os, urllib.request

request = urllib.request.Request(
    "${url}",
    data=json.dumps(json.loads(r'''${toCode(body).replaceAll("'", String.raw`\u0027`)}''')).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['ATRIUM_API_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response)["outputs"]))
`,
  };
}

/** Returns the snippets for an image. They read the file `image.png`. */
function createImageSnippets(url: string): Readonly<Record<SnippetLanguage, string>> {
  return {
    curl: [`curl ${url} \\`, '  -H "Authorization: Bearer $ATRIUM_API_KEY" \\', '  -F file=@image.png'].join(
      '\n',
    ),
    javascript: `import { openAsBlob } from 'node:fs';

const form = new FormData();
form.set('file', await openAsBlob('image.png'), 'image.png');
const response = await fetch('${url}', {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.ATRIUM_API_KEY}\` },
  body: form,
});
const result = await response.json();
if (!response.ok) throw new Error(result.error.message);
console.log(JSON.stringify(result.outputs));
`,
    python: `import json, os
import requests  # pip install requests

with open("image.png", "rb") as image:
    response = requests.post(
        "${url}",
        headers={"Authorization": f"Bearer {os.environ['ATRIUM_API_KEY']}"},
        files={"file": image},
    )
response.raise_for_status()
print(json.dumps(response.json()["outputs"]))
`,
  };
}

/** Returns the input in the form of the API: without its kind, and with only a part of a long sample. */
function toInputs(input: TaskInput): Readonly<Record<string, unknown>> {
  if (input.kind === 'table') return { columns: input.columns, rows: input.rows.slice(0, SHOWN_ROWS) };
  if (input.kind === 'series') {
    const { values, dates, kind: _, ...settings } = input;
    const shown = Math.max(SHOWN_VALUES, 2 * Math.max(settings.season, settings.secondSeason ?? 0));
    // The first value must not be missing. If all of the last values are missing, the sample is shown whole.
    const from = Math.max(
      0,
      values.findIndex((value, index) => index >= values.length - shown && value !== null),
    );
    // The dates also begin at this value.
    const [first = ''] = dates ? listStepDates(dates, from, 1) : [];
    return { values: values.slice(from), ...settings, ...(dates && { dates: { ...dates, first } }) };
  }
  return input.kind === 'text' ? { text: input.text } : {};
}

/** Returns the input for an app without a sample. */
function createExampleInput(task: TaskId): TaskInput {
  const { input } = TASKS[task];
  if (input === 'table')
    return {
      kind: 'table',
      columns: ['x', 'y'],
      rows: [
        [1, 2],
        [2, 1],
        [9, 8],
      ],
    };
  if (input === 'series') return { kind: 'series', values: [3, 5, 8, 6, 4, 6, 9, 7], horizon: 4, season: 4 };
  return { kind: 'text', text: 'Atrium' };
}

/** Returns JSON with one line for each field, and one line for each row of a table. */
function toCode(body: { readonly inputs: Readonly<Record<string, unknown>> }): string {
  const fields = Object.entries(body.inputs).map(([name, value]) => {
    const isTable = Array.isArray(value) && value.every(Array.isArray);
    const text = isTable
      ? `[\n${value.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`
      : JSON.stringify(value);
    return `    "${name}": ${text}`;
  });
  return `{\n  "inputs": {\n${fields.join(',\n')}\n  }\n}`;
}

function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
