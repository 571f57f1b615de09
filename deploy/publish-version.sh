# Publishes the version of an image into a folder that outlives the image:
#
#   publish-version.sh <build> <folder>
#
# The folder's pointer then names this version as the current one, and the one before it as the previous one. The
# newest versions stay, for pages that are still open. A version that is there already is left as it is.
#
# Several containers may publish into one folder at the same time. Each writes into a draft of its own and then renames,
# so that no request reads a part of a file.
set -eu
build=$1
folder=$2
newest=5

name_in() { cat "$folder/$1" 2>/dev/null || true; }

description=$(echo "$build"/*/version.json)
version=$(basename "$(dirname "$description")")

# Drafts of containers that were killed. Another container may remove them at the same time.
find "$folder" -maxdepth 1 -name '.draft*' -mmin +60 -exec rm -rf {} + || true
draft=$(mktemp -d "$folder/.draft.XXXXXX")
trap 'rm -rf "$draft"' EXIT

if [ ! -d "$folder/$version" ]; then
  cp -R "$build/$version" "$draft/$version"
  # The rename fails if another container has published the version in the meantime.
  mv "$draft/$version" "$folder/" 2>/dev/null || [ -f "$folder/$version/version.json" ]
fi

current=$(name_in .current)
previous=$(name_in .previous)
if [ "$current" != "$version" ]; then previous=$current; fi

previous_description=null
if [ -f "$folder/$previous/version.json" ] && [ -n "$previous" ]; then
  previous_description=$(cat "$folder/$previous/version.json")
fi

remote=$(sed 's/^{"name":"\([^"]*\)".*/\1/' "$build/remote.json")
printf '{"name":"%s","current":%s,"previous":%s}' "$remote" "$(cat "$description")" "$previous_description" \
  >"$draft/remote.json"
gzip -9 -c "$draft/remote.json" >"$draft/remote.json.gz"
printf '%s' "$previous" >"$draft/.previous"
printf '%s' "$version" >"$draft/.current"
# In this order: a container that reads the new current version also reads the new previous one.
for file in remote.json.gz remote.json .previous .current; do mv "$draft/$file" "$folder/$file"; done

kept=0
for old in $(ls -t "$folder"); do
  case $old in remote.json* | "$version" | "$previous") continue ;; esac
  kept=$((kept + 1))
  if [ "$kept" -gt $((newest - 2)) ]; then rm -rf "${folder:?}/$old"; fi
done
