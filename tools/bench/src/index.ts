import '@atrium/ui/theme.css';
import { installBenchmark } from './install-bench.tsx';

installBenchmark();
