import { ROUTES } from '@atrium/contract';
import { useLoad, usePane } from '@atrium/runtime';
import { Spin } from '@atrium/ui/base';
import { PageHeader, StateView } from '@atrium/ui/shell';
import { useLingui } from '@lingui/react/macro';
import { nlpAppAddress } from '../../addresses.ts';
import { LoadFailure } from '../../load-failure.tsx';
import { CreateForm } from './create-form.tsx';
import { targetsLoad } from './target-atoms.ts';

const PUBLISHED = { pageSize: 50, filters: { status: ['published'] } };

/** Pick a target, name the app, and it runs. */
export function NlpAppCreatePage() {
  const { t } = useLingui();
  const { navigator, notices } = usePane();
  const { data, error, reload } = useLoad(targetsLoad, PUBLISHED);
  return (
    <>
      <PageHeader
        title={t({ id: 'assets.page.nlp-app-create.title', message: '创建 NLP 应用' })}
        line={t({ id: 'assets.page.nlp-app-create.line', message: '选择一项能力，取个名字，就可以运行了。' })}
      />
      {!data && error ? <LoadFailure onRetry={() => void reload()} /> : null}
      {!data && !error ? <Spin /> : null}
      {data?.list.length === 0 ? (
        <StateView
          kind="empty"
          title={t({ id: 'assets.page.nlp-app-create.no-target', message: '还没有已发布的 NLP 能力' })}
          line={t({ id: 'assets.page.nlp-app-create.no-target-line', message: '请联系管理员发布一项。' })}
        />
      ) : null}
      {data && data.list.length > 0 ? (
        <CreateForm
          targets={data.list}
          onCancel={() => navigator.go(ROUTES.assets)}
          onCreated={(app) => {
            const { name } = app;
            notices.success(t({ id: 'assets.page.nlp-app-create.created', message: `已创建“${name}”` }));
            navigator.go(nlpAppAddress(app.id), { replace: true });
          }}
        />
      ) : null}
    </>
  );
}
