import { Logo } from '@atrium/ui/base';
import { useLingui } from '@lingui/react/macro';
import { AtriumScene } from './atrium-scene.tsx';
import styles from './entry-story.module.css';

/** The start side of the entry pages: the house, and three things that it is for. */
export function EntryStory({ name }: { readonly name: string }) {
  const { t } = useLingui();
  const points = [
    {
      title: t({ id: 'host.component.entry-story.manage-title', message: '统一管理' }),
      line: t({
        id: 'host.component.entry-story.manage-line',
        message: '算法、识别与自然语言处理，版本与状态一目了然',
      }),
    },
    {
      title: t({ id: 'host.component.entry-story.build-title', message: '搭建应用' }),
      line: t({
        id: 'host.component.entry-story.build-line',
        message: '把能力组合成应用，随时试用，按需开放',
      }),
    },
    {
      title: t({ id: 'host.component.entry-story.own-title', message: '自主可控' }),
      line: t({
        id: 'host.component.entry-story.own-line',
        message: '在自己的机器上运行，离线可用，每次调用有据可查',
      }),
    },
  ];
  return (
    <aside className={styles.story} aria-label={name}>
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
    </aside>
  );
}
