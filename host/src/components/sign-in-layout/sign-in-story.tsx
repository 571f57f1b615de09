import { whenIdle } from '@atrium/runtime';
import { Logo } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { AtriumScene } from './atrium-scene.tsx';
import styles from './sign-in-story.module.css';

/** Whether the story is drawn. Once it is drawn, each later page with this layout draws it at once. */
const isStoryDrawnAtom = atom(false);
const drawStoryAtom = atom(null, (_get, set) => set(isStoryDrawnAtom, true));

/**
 * The start side of the sign-in layout: a drawing of the building, and three purposes of the console. It is drawn at
 * idle time, so that the form is painted first.
 */
export function SignInStory({ name }: { readonly name: string }) {
  const isDrawn = useAtomValue(isStoryDrawnAtom);
  const draw = useSetAtom(drawStoryAtom);
  useEffect(() => whenIdle(draw), [draw]);
  return (
    <aside className={styles.story} aria-label={name}>
      {isDrawn ? <Story name={name} /> : null}
    </aside>
  );
}

function Story({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const points = [
    {
      title: t({ id: 'host.component.entry-story.manage-title', message: 'Manage AI in one place' }),
      line: t({
        id: 'host.component.entry-story.manage-description',
        message: 'Algorithms, recognition and NLP, with versions and status',
      }),
    },
    {
      title: t({ id: 'host.component.entry-story.build-title', message: 'Create apps' }),
      line: t({
        id: 'host.component.entry-story.build-description',
        message: 'Create apps, try them and share them with your team',
      }),
    },
    {
      title: t({ id: 'host.component.entry-story.own-title', message: 'Keep control of your data' }),
      line: t({
        id: 'host.component.entry-story.own-description',
        message: 'Runs on your machines, even offline, and records every run',
      }),
    },
  ];
  return (
    <>
      <p className={styles.brand}>
        <Logo size={28} />
        <span>{name}</span>
      </p>
      <AtriumScene />
      <ul className={styles.points}>
        {points.map(({ title, line }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
